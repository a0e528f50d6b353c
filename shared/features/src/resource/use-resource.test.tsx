import { fakeTransport, installTestKit } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Observable, Subject } from 'rxjs';
import { useResource } from './use-resource';

/** A source that issues a new request per subscription, with controllable responses. */
function question() {
  const answers: Subject<string>[] = [];
  let open = 0;
  const source = new Observable<string>((subscriber) => {
    const answer = new Subject<string>();
    answers.push(answer);
    open += 1;
    const subscription = answer.subscribe(subscriber);
    return () => {
      open -= 1;
      subscription.unsubscribe();
    };
  });
  return { source, last: () => answers.at(-1) ?? new Subject<string>(), openCount: () => open };
}

function Shown({ source }: { readonly source: Observable<string> }) {
  const resource = useResource(() => source, [source]);
  return (
    <>
      <p>
        {resource.status}
        {resource.status === 'ready' && ` ${resource.value}${resource.refreshing ? ', encore' : ''}`}
        {resource.status === 'ready' && resource.failure && `, ${resource.failure.message}`}
      </p>
      <button onClick={resource.reload}>Recharger</button>
    </>
  );
}

beforeEach(() => {
  installTestKit(fakeTransport({}));
});

it('loads, shows what comes, keeps it while it is asked again, and after a refresh that failed', async () => {
  const user = userEvent.setup();
  const { source, last } = question();
  render(<Shown source={source} />, { wrapper: StrictMode });
  expect(screen.getByText('loading')).toBeInTheDocument();

  act(() => last().next('un'));
  expect(screen.getByText('ready un, encore')).toBeInTheDocument();
  act(() => last().complete());
  expect(screen.getByText('ready un')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(screen.getByText('ready un, encore')).toBeInTheDocument();
  act(() => last().error(new Error('panne')));
  expect(screen.getByText('ready un, panne')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  act(() => last().next('deux'));
  expect(screen.getByText('ready deux, encore')).toBeInTheDocument();
});

it('fails when nothing came, and starts anew when asked again', async () => {
  const user = userEvent.setup();
  const { source, last } = question();
  render(<Shown source={source} />);
  act(() => last().error(new Error('panne')));
  expect(screen.getByText('failed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(screen.getByText('loading')).toBeInTheDocument();
});

it('never shows an old answer under a new question, and gives up the old one', () => {
  const first = question();
  const second = question();
  const { rerender, unmount } = render(<Shown source={first.source} />);
  act(() => first.last().next('ancien'));
  rerender(<Shown source={second.source} />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(first.openCount()).toBe(0);
  unmount();
  expect(second.openCount()).toBe(0);
});
