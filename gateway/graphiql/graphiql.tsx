// GraphiQL for the gateway, bundled here so that it works with no internet; served at /graphiql.
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import '@fontsource/anek-bangla/bengali-400.css';
import './graphiql.css';

const firstQuery = `# Every admission course with its units and years. Press the button to run it.
query AdmissionCourses {
  admissionCourses {
    courseCode
    name
    units {
      name
      years {
        year
        exam { title questionCount timeLimitMinutes }
      }
    }
  }
}
`;

const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'apollo-require-preflight': 'true' } });
const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={firstQuery} />);
