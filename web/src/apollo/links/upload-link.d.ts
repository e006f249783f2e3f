/** The package carries its types in comments only. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink, HttpLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: HttpLink.Options);
  }
}
