import { watchRegistry } from './registry-watch';

const MINUTE = 60_000;

function setVisible(isVisible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

let asked: number;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  stop = watchRegistry(() => (asked += 1));
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an open page asks for the registry', () => {
  it('every quarter of an hour', () => {
    jest.advanceTimersByTime(14 * MINUTE);
    expect(asked).toBe(0);
    jest.advanceTimersByTime(MINUTE);
    expect(asked).toBe(1);
    jest.advanceTimersByTime(30 * MINUTE);
    expect(asked).toBe(3);
  });

  it('not while nobody looks at it, but as soon as somebody does again', () => {
    setVisible(false);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(asked).toBe(0);
    setVisible(true);
    expect(asked).toBe(1);
  });

  it.each(['focus', 'online'])('on %s', (event) => {
    window.dispatchEvent(new Event(event));
    expect(asked).toBe(1);
  });

  it('no more once it is over', () => {
    stop();
    window.dispatchEvent(new Event('focus'));
    jest.advanceTimersByTime(60 * MINUTE);
    expect(asked).toBe(0);
  });
});
