import { DIPLOMA_TYPE_LABELS, DiplomaType } from './codes/work.codes.ts';
import { firstError, hexColour, maxLength, required, VALIDATION } from './validation/index.ts';

/** Stands for the learner's name in the text of a certificate, and for the product's. */
export const STUDENT_NAME_TAG = '{{studentName}}';
export const MODULE_NAME_TAG = '{{moduleName}}';

export const DIPLOMA_FAULTS = {
  type: 'Unexpected Diploma type.',
  tag: `Add the student-name tag: ${STUDENT_NAME_TAG}`,
  award: 'Only awards have this.',
} as const;

/** A type of certificate; throws for any other number. */
export function diplomaType(value: number): DiplomaType {
  if (value in DIPLOMA_TYPE_LABELS) return value as DiplomaType;
  throw new Error(DIPLOMA_FAULTS.type);
}

/** A code as it may be typed from paper: small letters, spaces and hyphens do not matter. */
export function readDiplomaCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : undefined;
}

interface SignerFields {
  name: string;
  jobTitle: string;
}

export interface DiplomaFields {
  name: string;
  type: number;
  body: string;
  referencePrefix: string;
  referenceStartNumber: number;
  expiryDate: number;
  borderColor: string;
  signature: SignerFields | null;
  leftSignature: SignerFields | null;
  rightSignature: SignerFields | null;
  label: string | null;
  title: string | null;
  topImage: string | null;
  leftImage: string | null;
  bottomImage: string | null;
}

const signers = ['leftSignature', 'signature', 'rightSignature'] as const;
const ofAwards = ['label', 'title', 'topImage', 'leftImage', 'bottomImage'] as const;

/** What is wrong with a certificate, by field: `body`, `leftSignature.name`. */
export function findDiplomaFaults(form: DiplomaFields): Record<string, string> {
  const isAward = form.type === DiplomaType.digitalAward;
  const found: [string, string | undefined][] = [
    ['type', form.type in DIPLOMA_TYPE_LABELS ? undefined : DIPLOMA_FAULTS.type],
    ['name', firstError(form.name, [required, maxLength(120)])],
    ['body', firstError(form.body, [required, hasTag, maxLength(1000)])],
    ['referencePrefix', firstError(form.referencePrefix, [required, prefix, maxLength(20)])],
    ['referenceStartNumber', wholeNumber(form.referenceStartNumber, 999_999_999)],
    ['expiryDate', wholeNumber(form.expiryDate, 100)],
    ['borderColor', firstError(form.borderColor, [required, hexColour])],
    ...signers.map((field): [string, string | undefined] => [
      `${field}.name`,
      form[field] === null ? undefined : required(form[field].name),
    ]),
    ...ofAwards.map((field): [string, string | undefined] => [
      field,
      isAward || form[field] === null ? undefined : DIPLOMA_FAULTS.award,
    ]),
    ['label', isAward ? required(form.label) : undefined],
    ['title', isAward ? required(form.title) : undefined],
  ];
  const faults: Record<string, string> = {};
  for (const [field, fault] of found) if (fault !== undefined) faults[field] ??= fault;
  return faults;
}

const hasTag = (body: string) => (body.includes(STUDENT_NAME_TAG) ? undefined : DIPLOMA_FAULTS.tag);

const prefix = (value: string) =>
  /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(value) ? undefined : VALIDATION.pattern;

/** From 0 on; NaN stands for what is no number. */
function wholeNumber(value: number, most: number): string | undefined {
  if (!Number.isInteger(value)) return VALIDATION.integer;
  if (value < 0) return VALIDATION.atLeast(0);
  return value > most ? VALIDATION.atMost(most) : undefined;
}
