// GraphiQL for the gateway, bundled here so that it works with no internet; served at /graphiql.
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
 * Asks what the variables of later examples are made of: ids of the demonstration. Only queries; an
 * exam begins when somebody says so.
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
 * What an answer before has told, such as the questions of an exam that was begun, is put into the
 * variables.
 */
const fetcher: Fetcher = async (params, options) => {
  const variables =
    params.variables && JSON.parse(fillPlaceholders(JSON.stringify(params.variables), answers));
  const answer = await send({ ...params, variables }, options);
  if (params.operationName && typeof answer === 'object' && 'data' in answer && answer.data)
    answers[params.operationName] = answer.data;
  return answer;
};

// Without them the placeholders stay, and say what belongs there.
await findIds().catch(() => undefined);
// A tab each for the operations of the tour.
const tabs = examples.map(({ query, variables = '' }) => ({
  query,
  variables: fillPlaceholders(variables, answers),
}));
const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} />);
