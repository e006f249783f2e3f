/**
 * Joins the pages of the data download to one document: lists go on under the same name on the next
 * page.
 */

export class OwnData {
  readonly #parts: Record<string, unknown> = {};

  /** @param json a page as the gateway sends it */
  add(json: string): void {
    const page = JSON.parse(json) as Record<string, unknown>;
    for (const [name, part] of Object.entries(page)) {
      const before = this.#parts[name];
      this.#parts[name] =
        Array.isArray(before) && Array.isArray(part) ? [...before, ...part] : part;
    }
  }

  text(): string {
    return JSON.stringify(this.#parts, null, 2);
  }
}
