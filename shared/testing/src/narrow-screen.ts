/** Makes the screen of each following test of the block narrow: jsdom has no width, and screens then count as wide. */
export function narrowScreen(): void {
  beforeEach(() => {
    Object.assign(window, {
      matchMedia: () => ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });
}
