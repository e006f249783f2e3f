// GraphiQL for the gateway, bundled here so that it works with no internet; served at /graphiql.
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import tour from '../../docs/graphql.md?raw';
import { examplesInTour } from './examples-in-tour.ts';
import 'graphiql/style.css';
import '@fontsource/anek-bangla/bengali-400.css';
import './graphiql.css';

// A tab each for the operations of the tour.
const tabs = examplesInTour(tour).map(({ query, variables = '' }) => ({ query, variables }));

const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'apollo-require-preflight': 'true' } });
const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} />);
