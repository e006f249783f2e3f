/** The last searches, stored on the device. */
const KEY = 'alokpath.searches';
const MAX_SEARCHES = 5;

export function recentSearches(): readonly string[] {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(storedValue)
      ? storedValue.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search first. */
export function saveSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  store([search, ...recentSearches().filter((other) => other !== search)].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage there are no recent searches.
  }
}
