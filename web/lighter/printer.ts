import type { ASTNode } from 'graphql';
export const print = (_: ASTNode): string => '';
