export const messages = {
  title: 'Your session has ended',
  text: 'Sign in again and go on where you were. What you wrote is kept.',
  open: 'Sign in',
  openAgain: 'Open the window again',
  here: 'Sign in on this page',
  windowOpen: 'Sign in in the window that opened. Then this page goes on by itself.',
  windowClosed:
    'You are not signed in yet. Open the window again, or sign in on this page and come back here.',
  windowRefused:
    'Your browser did not open a window. Sign in on this page: you come back here, with what you wrote.',
};
