/** The package has its types only in comments. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink, HttpLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: HttpLink.Options);
  }
}
