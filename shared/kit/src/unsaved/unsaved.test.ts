import { createUnsaved } from './unsaved';

describe('what is typed and not saved', () => {
  it('is held until all who hold it let go, once or twice', () => {
    const unsaved = createUnsaved();
    expect(unsaved.held).toBe(false);
    const [first, second] = [unsaved.hold(), unsaved.hold()];
    first();
    first();
    expect(unsaved.held).toBe(true);
    second();
    expect(unsaved.held).toBe(false);
  });
});
