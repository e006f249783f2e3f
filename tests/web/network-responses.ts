import { ApolloLink, Observable } from '@apollo/client';

type Request = {
  next: (result: ApolloLink.Result) => void;
  error: (reason: Error) => void;
  complete: () => void;
};

/** A network whose responses the test triggers, each for all pending requests. */
export function fromNetwork() {
  let sentCount = 0;
  const waiting = new Set<Request>();
  const all = (end: (request: Request) => void) => {
    const requests = [...waiting];
    // A response can cause the next request.
    waiting.clear();
    for (const request of requests) end(request);
  };
  return {
    link: new ApolloLink(
      () =>
        new Observable<ApolloLink.Result>((request) => {
          sentCount += 1;
          waiting.add(request);
        }),
    ),
    /** How many requests have been sent. */
    sent: () => sentCount,
    respond: (title: string) =>
      all((request) => {
        request.next({ data: { title } });
        request.complete();
      }),
    fail: () => all((request) => request.error(new Error('no network'))),
  };
}
