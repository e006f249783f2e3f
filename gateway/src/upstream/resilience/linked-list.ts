// A doubly linked list for calls, which are added and removed constantly. Not a Set: a Set that is
// never empty is rehashed repeatedly, V8 keeps a pointer from each old table to the next, and the
// first promoted table keeps all later members alive until the next full collection
// (docs/decisions/010-speed.md).

/** The list's links, stored in the member itself. */
export type Link<Member> = { previous: Member | undefined; next: Member | undefined };

export class LinkedList<Member extends Link<Member>> {
  #first: Member | undefined;
  #last: Member | undefined;
  #size = 0;

  /** The oldest member. */
  get first(): Member | undefined {
    return this.#first;
  }

  get size(): number {
    return this.#size;
  }

  /** Appends a member that is in no list. */
  add(member: Member): void {
    member.previous = this.#last;
    if (this.#last) this.#last.next = member;
    else this.#first = member;
    this.#last = member;
    this.#size += 1;
  }

  /** Removes a member; returns false if it is not in the list. */
  remove(member: Member): boolean {
    const { previous, next } = member;
    if (!previous && this.#first !== member) return false;
    if (previous) previous.next = next;
    else this.#first = next;
    if (next) next.previous = previous;
    else this.#last = previous;
    // Cleared so that a removed member does not keep its neighbours alive.
    member.previous = undefined;
    member.next = undefined;
    this.#size -= 1;
    return true;
  }
}
