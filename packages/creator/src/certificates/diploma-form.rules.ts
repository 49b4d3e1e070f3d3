import type { Schema } from '@uplink/api-client';
import { findDiplomaFaults } from '@uplink/api-client/domain';
import type { certificatesMessages } from './certificates.messages.ts';

type Form = Schema<'DiplomaForm'>;
type Signer = Schema<'DiplomaSigner'>;

export const signerFields = ['leftSignature', 'signature', 'rightSignature'] as const;
export const logoFields = ['leftLogo', 'middleLogo', 'rightLogo'] as const;
export const awardImageFields = ['topImage', 'leftImage', 'bottomImage'] as const;
export type SignerField = (typeof signerFields)[number];

/** A certificate while it is edited: numbers as they are typed, signers that are always there. */
export type DiplomaValues = Omit<
  Form,
  SignerField | 'type' | 'referenceStartNumber' | 'expiryDate' | 'label' | 'title' | 'moduleIds'
> &
  Record<SignerField, Signer> & {
    type: string;
    referenceStartNumber: string;
    expiryDate: string;
    label: string;
    title: string;
    moduleIds: string[];
  };

const noSigner: Signer = { image: null, name: '', jobTitle: '' };

/** A certificate no one has written on yet. */
export const newDiploma = (
  { type, name, referencePrefix }: Pick<Form, 'type' | 'name' | 'referencePrefix'>,
  messages: typeof certificatesMessages,
): Form => ({
  name,
  type,
  body: messages.firstBody,
  referencePrefix,
  referenceStartNumber: 1,
  expiryDate: 0,
  headerImage: null,
  backgroundImage: null,
  logoImage: null,
  thumbnailImage: null,
  borderColor: '#1F47D6',
  signature: null,
  leftSignature: null,
  rightSignature: null,
  leftLogo: null,
  middleLogo: null,
  rightLogo: null,
  label: type === 3 ? messages.shortTypes[3] : null,
  title: type === 3 ? name : null,
  topImage: null,
  leftImage: null,
  bottomImage: null,
  moduleIds: [],
});

export const toValues = (form: Form): DiplomaValues => ({
  ...form,
  type: String(form.type),
  referenceStartNumber: String(form.referenceStartNumber),
  expiryDate: String(form.expiryDate),
  label: form.label ?? '',
  title: form.title ?? '',
  moduleIds: form.moduleIds.map(String),
  signature: form.signature ?? noSigner,
  leftSignature: form.leftSignature ?? noSigner,
  rightSignature: form.rightSignature ?? noSigner,
});

/** What is sent: whoever has neither name nor image does not sign, and only awards have an award's parts. */
export function toForm(values: DiplomaValues): Form {
  const isAward = values.type === '3';
  const signer = (one: Signer) =>
    one.name.trim() === '' && one.jobTitle.trim() === '' && one.image === null ? null : one;
  const ofAward = <Value>(value: Value) => (isAward ? value : null);
  return {
    ...values,
    type: Number(values.type),
    referenceStartNumber: toNumber(values.referenceStartNumber),
    expiryDate: toNumber(values.expiryDate),
    moduleIds: values.moduleIds.map(Number),
    signature: signer(values.signature),
    leftSignature: signer(values.leftSignature),
    rightSignature: signer(values.rightSignature),
    label: ofAward(values.label),
    title: ofAward(values.title),
    topImage: ofAward(values.topImage),
    leftImage: ofAward(values.leftImage),
    bottomImage: ofAward(values.bottomImage),
  };
}

const toNumber = (written: string) => (written.trim() === '' ? Number.NaN : Number(written));

export const faultsOf = (values: DiplomaValues): Record<string, string> =>
  findDiplomaFaults(toForm(values));

/** The fields of the twelve sections. */
const sectionFields: readonly (readonly string[])[] = [
  ['name', 'type', 'moduleIds'],
  ['body'],
  ['referencePrefix', 'referenceStartNumber'],
  ['expiryDate'],
  ['headerImage'],
  ['backgroundImage'],
  ['logoImage'],
  ['thumbnailImage'],
  ['borderColor'],
  signerFields,
  logoFields,
  ['label', 'title', ...awardImageFields],
];

export type SectionState = 'done' | 'empty' | 'fault';

/** The state of each section, for the outline. */
export function sectionStates(values: DiplomaValues): SectionState[] {
  const form = toForm(values);
  const faults = Object.keys(faultsOf(values));
  return sectionFields.map((fields) => {
    if (faults.some((fault) => fields.some((field) => fault.split('.')[0] === field)))
      return 'fault';
    const isFilled = fields.some((field) => {
      const value = form[field as keyof Form];
      return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    });
    return isFilled ? 'done' : 'empty';
  });
}
