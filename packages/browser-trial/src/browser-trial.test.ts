import { chromium, type Browser } from 'playwright-core';
import { BrowserTrial } from './browser-trial';
import { TrialSite } from './site/trial-site';

// An ES module only, which Jest does not load. No picture is compared here.
jest.mock('pixelmatch', () => undefined);

afterEach(() => jest.restoreAllMocks());

test('a browser that cannot be launched ends the trial before it starts shells, which nothing would stop', async () => {
  jest.spyOn(chromium, 'launch').mockRejectedValue(new Error('there is no browser'));
  const startSite = jest.spyOn(TrialSite, 'start').mockResolvedValue({} as TrialSite);
  await expect(BrowserTrial.start({}, {})).rejects.toThrow('there is no browser');
  expect(startSite).not.toHaveBeenCalled();
});

test('the browser is closed if the shells cannot be started', async () => {
  const close = jest.fn();
  jest.spyOn(chromium, 'launch').mockResolvedValue({ close } as unknown as Browser);
  jest.spyOn(TrialSite, 'start').mockRejectedValue(new Error('the shell is not built'));
  await expect(BrowserTrial.start({}, {})).rejects.toThrow('the shell is not built');
  expect(close).toHaveBeenCalledTimes(1);
});
