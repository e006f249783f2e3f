/** Context with the login form. The exam room must not import the auth feature, so the shell provides the component. */
import { type ComponentType, createContext } from 'react';

export interface ExamLoginProps {
  /** Whose exam it is: nobody else can go on with it. */
  readonly userId: string;
  readonly onLoggedIn: () => void;
}

/** Null outside of an exam's route. */
export const ExamLogin = createContext<ComponentType<ExamLoginProps> | null>(null);
