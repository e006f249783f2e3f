// Objects with lazily created properties. A request uses one or two modules: creating the calls and
// loaders of all modules for each request took longer than the request itself.

type Maker = (from: never) => object;
/** The argument of makers: an intersection of what each of them needs. */
type Source<Makers extends Maker> = Merged<Parameters<Makers>[0]>;
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/**
 * Creates each part at its first access: `lazyParts({ auth: authApi })(() => upstream).auth`. The
 * source is created with the first part. Only created parts are enumerable.
 */
export function lazyParts<Makers extends Record<string, Maker>>(
  makers: Makers,
): (from: () => Source<Makers[keyof Makers]>) => {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
} {
  const prototype = {};
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(prototype, name, {
      get(this: WithSource) {
        const value = make(this[SOURCE]());
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return partsOf(prototype);
}

/**
 * Merges the parts of several makers into one object; a maker is called at the first access to one
 * of its parts. The first object determines the names of the parts.
 */
export function lazilyMerged<Makers extends Maker>(
  makers: readonly Makers[],
): (from: () => Source<Makers>) => Merged<ReturnType<Makers>> {
  let make: ((from: () => Source<Makers>) => Merged<ReturnType<Makers>>) | undefined;
  return (from) => {
    make ??= partsOf(prototypeOf(makers, from() as never));
    return make(from);
  };
}

function prototypeOf(makers: readonly Maker[], from: never): object {
  const prototype = {};
  for (const make of makers) {
    for (const name of Object.keys(make(from))) {
      Object.defineProperty(prototype, name, {
        get(this: WithSource) {
          for (const [part, value] of Object.entries(make(this[SOURCE]())))
            Object.defineProperty(this, part, { value, enumerable: true });
          return (this as Record<string, unknown>)[name];
        },
      });
    }
  }
  return prototype;
}

const SOURCE = Symbol('source');
type WithSource = { [SOURCE]: () => never };

/** Instances of a class are created faster than other objects with a prototype. */
function partsOf<Parts>(prototype: object): (from: () => unknown) => Parts {
  class Made {
    [SOURCE]: () => unknown;

    constructor(from: () => unknown) {
      this[SOURCE] = from;
    }
  }
  Object.setPrototypeOf(Made.prototype, prototype);
  return (from) => new Made(from) as Parts;
}
