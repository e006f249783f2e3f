// Objects whose parts are made when they are first asked for. A request uses one or two of the nine modules: making the calls and the
// loaders of all of them for each request cost more than the request itself.

type Maker = (from: never) => object;
/** What makers are given: all that any of them needs. */
type Source<Makers extends Maker> = Merged<Parameters<Makers>[0]>;
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void ? All : never;

/** Parts by name, each made by its maker: `lazyParts({ auth: authApi })(upstream).auth`. Only parts that were made are enumerable. */
export function lazyParts<Makers extends Record<string, Maker>>(
  makers: Makers,
): (from: Source<Makers[keyof Makers]>) => { readonly [Name in keyof Makers]: ReturnType<Makers[Name]> } {
  const prototype = {};
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(prototype, name, {
      get(this: WithSource) {
        const value = make(this[SOURCE]);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return (from) => withSource(prototype, from);
}

/**
 * The parts of several makers as one object, each maker called when one of its parts is first asked for. Which parts a maker has is seen
 * when the first object is made.
 */
export function lazilyMerged<Makers extends Maker>(makers: readonly Makers[]): (from: Source<Makers>) => Merged<ReturnType<Makers>> {
  let prototype: object | undefined;
  return (from) => {
    prototype ??= prototypeOf(makers, from as never);
    return withSource(prototype, from);
  };
}

function prototypeOf(makers: readonly Maker[], from: never): object {
  const prototype = {};
  for (const make of makers) {
    for (const name of Object.keys(make(from))) {
      Object.defineProperty(prototype, name, {
        get(this: WithSource) {
          for (const [part, value] of Object.entries(make(this[SOURCE]))) Object.defineProperty(this, part, { value, enumerable: true });
          return (this as Record<string, unknown>)[name];
        },
      });
    }
  }
  return prototype;
}

const SOURCE = Symbol('what the parts are made from');
type WithSource = { [SOURCE]: never };

function withSource<Parts>(prototype: object, from: unknown): Parts {
  return Object.create(prototype, { [SOURCE]: { value: from } }) as Parts;
}
