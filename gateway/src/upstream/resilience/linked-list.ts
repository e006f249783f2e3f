// A doubly linked list for calls, which enter and leave all the time. Not a Set: one that is never empty is rehashed again and again, V8 keeps
// a pointer from each old table to the next, and the first table that is promoted keeps all later members alive until the next full
// collection (docs/decisions/010-speed.md).

/** The fields of a member that belong to its list. */
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
    // Keeps no neighbour alive.
    member.previous = undefined;
    member.next = undefined;
    this.#size -= 1;
    return true;
  }
}
