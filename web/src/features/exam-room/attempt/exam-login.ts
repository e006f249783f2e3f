/**
 * Context with the login form. The exam room must not import the auth feature, so the shell
 * provides the component.
 */
import { type ComponentType, createContext } from 'react';

export interface ExamLoginProps {
  /** The user whose exam it is; only this user can continue it. */
  readonly userId: string;
  readonly onLoggedIn: () => void;
}

/** Null outside the routes of an exam. */
export const ExamLogin = createContext<ComponentType<ExamLoginProps> | null>(null);
