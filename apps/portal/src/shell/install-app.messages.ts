export const messages = {
  title: 'App',
  text: 'The academy opens from your device like an app, in a window of its own, and reads lessons offline.',
  install: 'Install app',
  byHand:
    'To open the academy from your home screen, choose Share in Safari and then Add to Home Screen.',
};
