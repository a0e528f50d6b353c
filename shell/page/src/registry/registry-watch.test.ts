import { watchRegistry } from './registry-watch';

/** Within which a page that somebody looks at learns what was taken back. */
const PROMISED_MS = 5000;
const HOUR = 3_600_000;

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
  it('within five seconds, again and again, whether it is used or not', () => {
    for (const times of [1, 2, 3]) {
      jest.advanceTimersByTime(PROMISED_MS - 1000);
      expect(asked).toBe(times);
    }
  });

  it('not while there is no network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.advanceTimersByTime(HOUR);
    expect(asked).toBe(0);
  });

  it('not while nobody looks at it, but as soon as somebody does again', () => {
    setVisible(false);
    jest.advanceTimersByTime(HOUR);
    expect(asked).toBe(0);
    setVisible(true);
    expect(asked).toBe(1);
  });

  it.each(['focus', 'online'])('on %s', (event) => {
    window.dispatchEvent(new Event(event));
    expect(asked).toBe(1);
  });
});
