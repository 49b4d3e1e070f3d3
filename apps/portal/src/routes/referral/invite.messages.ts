export const inviteMessages = {
  consent: 'A cookie also keeps for 60 days who invited you.',
};
