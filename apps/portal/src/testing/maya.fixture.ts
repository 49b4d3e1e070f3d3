import type { Schema } from '@uplink/api-client';

export const maya: Schema<'CurrentUser'> = {
  id: 7,
  status: 1,
  type: 'user',
  uniqueName: 'maya',
  identityProviderId: '1',
  email: 'maya@example.org',
  phone: null,
  avatar: null,
  firstName: 'Maya',
  lastName: 'Okafor',
  companyId: null,
  referralCode: '7a474642fb4b',
  signUpDate: '2026-03-12T18:04:00.000Z',
  confirmationCode: null,
  primaryPaymentMethod: null,
  roles: ['student'],
  ambassadorProgram: null,
};

export const menu: Schema<'Menu'> = {
  nav: {
    top: [
      { text: 'Home', icon: 'house', link: '/' },
      { text: 'Labs', icon: 'flask', link: '/practice-labs', disabled: true },
      { text: 'Tools', icon: 'hammer', link: '/tools', hideMobile: true },
      {
        text: 'Your work',
        icon: 'folder',
        link: '/homeworks',
        subItems: [{ text: 'Homeworks', icon: 'file-check', link: '/homeworks', count: 2 }],
      },
      { text: 'Inbox', icon: 'inbox', link: '/inbox' },
    ],
    bottom: [
      {
        text: 'Support',
        icon: 'life-buoy',
        link: 'mailto:support@uplink.example',
        isTargetBlank: true,
      },
    ],
  },
  header: { avatar: [{ text: 'Profile', icon: 'user', link: '/profile' }] },
  logo: { iconColor: 'primary', iconClass: 'uplink', link: '/', image: null },
  dashboard: { tabs: [] },
};

export const configuration: Schema<'Configuration'> = {
  websocketUrl: 'ws://uplink.test/live',
  supportEmail: 'help@academy.example',
  supportedBrowsersUrl: '/supported-browsers.html',
  requestsPerSecond: 10,
  reportSuccess: {
    jobSuccessUrl: 'https://forms.example/job',
    industryCertificationUrl: 'https://forms.example/certification',
  },
  specialProgram: {
    name: 'Network Engineer Program',
    uniqueName: 'network-engineer',
    shortDescription: 'From your first VLAN to a working network.',
  },
  socialLinks: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { label: 'YouTube', url: 'https://www.youtube.com/' },
  ],
};
