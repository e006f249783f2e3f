import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastError, toastSuccess } from '../../web/src/ui/dialogs/toast.tsx';
import { renderPage } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows a success for 2 seconds in a status region', () => {
  renderPage(<p />);
  act(() => toastSuccess('Saved'));
  expect(screen.getByText('Saved').closest('[role=status]')).not.toBeNull();
  pass(1999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(2);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('shows an error for 4 seconds', () => {
  renderPage(<p />);
  act(() => toastError('Please login first'));
  pass(3999);
  expect(screen.queryByText('Please login first')).not.toBeNull();
  pass(2);
  expect(screen.queryByText('Please login first')).toBeNull();
});

it('shows the same text once', () => {
  renderPage(<p />);
  act(() => toastError('Please login first'));
  act(() => toastError('Please login first'));
  expect(screen.getAllByText('Please login first')).toHaveLength(1);
});

it('waits while the pointer is on it, and can be closed', () => {
  renderPage(<p />);
  act(() => toastError('Slowly read'));
  fireEvent.pointerEnter(screen.getByText('Slowly read'));
  pass(10_000);
  expect(screen.queryByText('Slowly read')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Slowly read')).toBeNull();
});

it('removes an error after a success', () => {
  renderPage(<p />);
  act(() => toastError('No connection'));
  act(() => toastSuccess('Code sent'));
  expect(screen.queryByText('No connection')).toBeNull();
  act(() => toastError('Invalid OTP'));
  expect(screen.getAllByText(/Code sent|Invalid OTP/)).toHaveLength(2);
});
