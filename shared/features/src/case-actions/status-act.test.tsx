import { createCaseActionsApi } from '@portal/api/case-actions';
import { statusChoices } from '@portal/domain/project';
import { kit } from '@portal/kit';
import { renderScreen, seed } from '@portal/testing';
import { firstValueFrom } from 'rxjs';

it('offers no status that the back office does not take', async () => {
  const id = await seed('request', { internal_status: 'open' });
  await renderScreen(null, { as: 'admin' });
  const caseActions = createCaseActionsApi(kit().http);
  const offered = statusChoices('open').flatMap(({ statuses }) => statuses);
  for (const status of offered) {
    const act = { kind: 'status', project: { id, updatedAt: null }, status } as const;
    expect({ status, mails: await firstValueFrom(caseActions.rehearse(act)) }).toEqual({ status, mails: [] });
  }
}, 60_000);
