// GraphiQL for the gateway, served at /graphiql; bundled, so that it works offline.
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import tour from '../../docs/graphql.md?raw';
import {
  type Answers,
  examplesInTour,
  fillPlaceholders,
  operationsToAsk,
} from './examples-in-tour.ts';
import 'graphiql/style.css';
import '@fontsource/anek-bangla/bengali-400.css';
import './graphiql.css';

const url = '/graphql';
const headers = { 'apollo-require-preflight': 'true' };
const examples = examplesInTour(tour);
const answers: Answers = {};

/**
 * Runs the queries whose ids of the demo data are used in variables of later examples. Queries
 * only, because a mutation would start an exam.
 */
async function findIds(): Promise<void> {
  const needed = operationsToAsk(examples);
  for (const { name, query, variables = '{}' } of examples) {
    if (!needed.has(name) || !query.startsWith('query')) continue;
    const body = JSON.stringify({
      query,
      variables: JSON.parse(fillPlaceholders(variables, answers)),
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    answers[name] = (await response.json()).data;
  }
}

const send = createGraphiQLFetcher({ url, headers });

/**
 * Fills values of earlier responses into the variables, such as the questions of a started exam.
 */
const fetcher: Fetcher = async (params, options) => {
  const variables =
    params.variables && JSON.parse(fillPlaceholders(JSON.stringify(params.variables), answers));
  const answer = await send({ ...params, variables }, options);
  if (params.operationName && typeof answer === 'object' && 'data' in answer && answer.data)
    answers[params.operationName] = answer.data;
  return answer;
};

// If this fails, the tabs show the placeholders.
await findIds().catch(() => undefined);
// One tab per operation of the tour.
const tabs = examples.map(({ query, variables = '' }) => ({
  query,
  variables: fillPlaceholders(variables, answers),
}));
const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} />);
