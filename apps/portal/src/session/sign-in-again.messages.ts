export const messages = {
  title: 'Your session has ended',
  text: 'Sign in again to pick up where you left off. Nothing you wrote is lost.',
  open: 'Sign in',
  openAgain: 'Open the window again',
  here: 'Sign in on this page',
  windowOpen: 'Sign in using the window that opened. This page will then continue automatically.',
  windowClosed:
    "You're not signed in yet. Open the window again, or sign in on this page and come back here.",
  windowRefused:
    "Your browser blocked the window. Sign in on this page instead. You'll come back here, and nothing you wrote is lost.",
};
