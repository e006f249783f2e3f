/**
 * Stands in for graphql's printer in the build (vite.config.ts), which lays out schemas too and breaks lines for people. This one
 * writes what a request carries: operations and fragments, on one line. A test compares both for every operation of the client.
 */
import { type ASTNode, Kind } from 'graphql';

type Nodes = readonly ASTNode[] | undefined;

const each = (nodes: Nodes, between = ' '): string => (nodes ?? []).map(print).join(between);
const list = (nodes: Nodes): string => (nodes?.length ? `(${each(nodes)})` : '');
const after = (start: string, node: ASTNode | undefined): string => (node ? start + print(node) : '');

export function print(node: ASTNode): string {
  switch (node.kind) {
    case Kind.DOCUMENT:
      return each(node.definitions);
    case Kind.OPERATION_DEFINITION:
      return `${node.operation}${after(' ', node.name)}${list(node.variableDefinitions)}${each(node.directives)}${print(node.selectionSet)}`;
    case Kind.VARIABLE_DEFINITION:
      return `${print(node.variable)}:${print(node.type)}${after('=', node.defaultValue)}${each(node.directives)}`;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${print(node.name)} on ${print(node.typeCondition)}${each(node.directives)}${print(node.selectionSet)}`;
    case Kind.SELECTION_SET:
      return `{${each(node.selections)}}`;
    case Kind.FIELD:
      return `${after('', node.alias)}${node.alias ? ':' : ''}${print(node.name)}${list(node.arguments)}${each(node.directives)}${after('', node.selectionSet)}`;
    case Kind.FRAGMENT_SPREAD:
      return `...${print(node.name)}${each(node.directives)}`;
    case Kind.INLINE_FRAGMENT:
      return `...${after('on ', node.typeCondition)}${each(node.directives)}${print(node.selectionSet)}`;
    case Kind.DIRECTIVE:
      return `@${print(node.name)}${list(node.arguments)}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return `${print(node.name)}:${print(node.value)}`;
    case Kind.NAME:
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.ENUM:
      return node.value;
    case Kind.VARIABLE:
      return `$${print(node.name)}`;
    case Kind.NAMED_TYPE:
      return print(node.name);
    case Kind.LIST_TYPE:
      return `[${print(node.type)}]`;
    case Kind.NON_NULL_TYPE:
      return `${print(node.type)}!`;
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.BOOLEAN:
      return String(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.LIST:
      return `[${each(node.values)}]`;
    case Kind.OBJECT:
      return `{${each(node.fields)}}`;
    default:
      throw new Error(`${node.kind} is no part of a request`);
  }
}
