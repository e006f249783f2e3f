// A list whose members know their neighbours, for what comes and goes with every call. Not a Set: one that is never empty makes a new table
// of itself again and again, V8 lets each old table point to the next one, and so the first that gets old keeps all that ever was in the
// later ones alive until the next full collection (docs/decisions/010-speed.md).

/** What a member has for its list; nobody else may write it. */
export type Link<Member> = { previous: Member | undefined; next: Member | undefined };

export class LinkedList<Member extends Link<Member>> {
  #first: Member | undefined;
  #last: Member | undefined;
  #size = 0;

  /** The one that came first of those that are in it. */
  get first(): Member | undefined {
    return this.#first;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds one at the end that is in no list. */
  add(member: Member): void {
    member.previous = this.#last;
    if (this.#last) this.#last.next = member;
    else this.#first = member;
    this.#last = member;
    this.#size += 1;
  }

  /** Takes one out; false when it is not in it. */
  remove(member: Member): boolean {
    const { previous, next } = member;
    if (!previous && this.#first !== member) return false;
    if (previous) previous.next = next;
    else this.#first = next;
    if (next) next.previous = previous;
    else this.#last = previous;
    // It keeps nobody alive.
    member.previous = undefined;
    member.next = undefined;
    this.#size -= 1;
    return true;
  }
}
