/** The `tslib` helpers that rxjs imports, without the weight of support for browsers without async generators. */

class Awaited {
  constructor(value) {
    this.value = value;
  }
}

export const __await = (value) => new Awaited(value);

export const __asyncValues = (source) => source[Symbol.asyncIterator]();

export async function __awaiter(self, _arguments, _Promise, body) {
  const steps = body.call(self);
  let step = steps.next();
  while (!step.done) {
    let value;
    try {
      value = await step.value;
    } catch (problem) {
      step = steps.throw(problem);
      continue;
    }
    step = steps.next(value);
  }
  return step.value;
}

export async function* __asyncGenerator(self, _arguments, body) {
  const steps = body.call(self);
  try {
    let step = steps.next();
    while (!step.done) {
      let sent;
      try {
        sent = step.value instanceof Awaited ? await step.value.value : yield step.value;
      } catch (problem) {
        step = steps.throw(problem);
        continue;
      }
      step = steps.next(sent);
    }
    return step.value;
  } finally {
    steps.return();
  }
}
