/** The login form as the exam room needs it. The form belongs to a feature, which the exam room does not know: the shell hands it in. */
import { type ComponentType, createContext } from 'react';

export interface ExamLoginProps {
  /** Whose exam it is: nobody else can go on with it. */
  readonly userId: string;
  readonly onLoggedIn: () => void;
}

/** Null outside of an exam's route. */
export const ExamLogin = createContext<ComponentType<ExamLoginProps> | null>(null);
