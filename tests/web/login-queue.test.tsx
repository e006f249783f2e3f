// A login while very many people log in: the form waits for its turn by itself.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { Component as LoginRoute } from '../../web/src/features/auth/login/login.route.tsx';
import { bn } from '../../web/src/i18n/bn/frame.ts';
import { LoginOverExam } from '../../web/src/layout/exams/login-over-exam.tsx';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';
