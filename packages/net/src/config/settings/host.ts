import { lengthOfMask, maskOf } from '../../address/index.ts';
import { addInterface, type DeviceConfig } from '../model.ts';
import { setting } from './setting.ts';

const on: ['host'] = ['host'];

/** `ip address 10.0.0.10/24 gateway 10.0.0.1`, on a host */
export const hostAddress = setting('ip address <prefix:prefix> [gateway <gateway:ip>]', {
  on,
  set: ({ prefix, gateway }, { config }) => {
    const own = portOf(config);
    own.address = prefix.address;
    own.mask = maskOf(prefix.length);
    if (gateway !== undefined) config.gateway = gateway;
  },
  unset: (_, { config }) => {
    const own = portOf(config);
    delete own.address;
    delete own.mask;
    delete config.gateway;
  },
  read: ({ config }) => {
    const [own] = config.interfaces;
    if (own?.address === undefined || own.mask === undefined) return [];
    const prefix = { address: own.address, length: lengthOfMask(own.mask) ?? 0 };
    return [config.gateway === undefined ? { prefix } : { prefix, gateway: config.gateway }];
  },
});

/** `ip gateway 10.0.0.1`, on a host */
export const hostGateway = setting('ip gateway <gateway:ip>', {
  on,
  set: ({ gateway }, { config }) => {
    config.gateway = gateway;
  },
  unset: (_, { config }) => {
    delete config.gateway;
  },
  read: ({ config }) =>
    config.gateway === undefined || config.interfaces[0]?.address !== undefined
      ? []
      : [{ gateway: config.gateway }],
});

const portOf = (config: DeviceConfig) => config.interfaces[0] ?? addInterface(config, 'eth0');
