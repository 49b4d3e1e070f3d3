interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether somebody's browser asks sites to leave them alone: then nothing is recorded or counted. */
export function asksForPrivacy(browser: Wishes): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
