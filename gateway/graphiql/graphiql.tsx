// GraphiQL for the gateway, served at /graphiql; bundled, so that it works offline.
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import tour from '../../docs/graphql.md?raw';
import {
  examplesInTour,
  fillPlaceholders,
  operationsToRun,
  type ResponseData,
} from './examples-in-tour.ts';
import 'graphiql/style.css';
import '@fontsource/anek-bangla/bengali-400.css';
import './graphiql.css';

const url = '/graphql';
const headers = { 'apollo-require-preflight': 'true' };
const examples = examplesInTour(tour);
const responseData: ResponseData = {};

/**
 * Runs the queries whose ids of the demo data are used in variables of later examples. Queries
 * only, because a mutation would start an exam.
 */
async function findIds(): Promise<void> {
  const needed = operationsToRun(examples);
  for (const { name, query, variables = '{}' } of examples) {
    if (!needed.has(name) || !query.startsWith('query')) continue;
    const body = JSON.stringify({
      query,
      variables: JSON.parse(fillPlaceholders(variables, responseData)),
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    responseData[name] = (await response.json()).data;
  }
}

// Without incremental delivery each response is an object, whose data can be kept.
const send = createGraphiQLFetcher({ url, headers, enableIncrementalDelivery: false });

/**
 * Fills values of earlier responses into the variables, such as the questions of a started exam.
 */
const fetcher: Fetcher = async (params, options) => {
  const variables =
    params.variables &&
    JSON.parse(fillPlaceholders(JSON.stringify(params.variables), responseData));
  const response = await send({ ...params, variables }, options);
  if (params.operationName && typeof response === 'object' && 'data' in response && response.data)
    responseData[params.operationName] = response.data;
  return response;
};

// If this fails, the tabs show the placeholders.
await findIds().catch(() => undefined);
// One tab per operation of the tour.
const tabs = examples.map(({ query, variables = '' }) => ({
  query,
  variables: fillPlaceholders(variables, responseData),
}));
const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} />);
