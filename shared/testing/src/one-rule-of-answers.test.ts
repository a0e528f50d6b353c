import { TAKES_ANSWERS, TAKES_NO_ANSWER } from '@portal/back-office/statuses';
import { STATUS_FACTS, takesAnswers } from '@portal/domain/project';

/** Screens and mails each decide whether proposals of a file still wait for an answer: they must say the same. */
it('the screens and the back office wait for answers in the same statuses, of all that there are', () => {
  const all = Object.keys(STATUS_FACTS);
  expect([...TAKES_ANSWERS].toSorted()).toEqual(all.filter((status) => takesAnswers(status)).toSorted());
  expect([...TAKES_NO_ANSWER].toSorted()).toEqual(all.filter((status) => !takesAnswers(status)).toSorted());
});
