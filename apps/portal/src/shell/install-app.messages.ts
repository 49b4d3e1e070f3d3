export const messages = {
  title: 'App',
  text: 'Open the academy like an app, in its own window, and read lessons offline.',
  install: 'Install app',
  byHand:
    'To open the academy from your home screen, tap Share in Safari, then Add to Home Screen.',
};
