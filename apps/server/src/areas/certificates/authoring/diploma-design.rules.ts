import type { Schema } from '@uplink/api-client';
import { DIPLOMA_TYPE_LABELS, DiplomaType } from '@uplink/api-client/domain';

type Form = Schema<'DiplomaForm'>;

/** The fields of a form without columns of their own; issuing reads only the columns. */
export type DiplomaDesign = Pick<
  Form,
  | 'headerImage'
  | 'backgroundImage'
  | 'logoImage'
  | 'thumbnailImage'
  | 'borderColor'
  | 'signature'
  | 'leftSignature'
  | 'rightSignature'
  | 'leftLogo'
  | 'middleLogo'
  | 'rightLogo'
  | 'label'
  | 'title'
  | 'topImage'
  | 'leftImage'
  | 'bottomImage'
>;

interface Undesigned {
  type: number;
  name: string;
  signatures: readonly Schema<'Signature'>[];
}

/**
 * The design of a certificate that was never given one: the academy's blue, its signatures side by side, and the words that
 * an award needs.
 */
export function plainDesign({ type, name, signatures }: Undesigned): DiplomaDesign {
  const isAward = type === DiplomaType.digitalAward;
  const [left = null, middle = null, right = null] = signatures.map((signature) => ({
    image: null,
    ...signature,
  }));
  return {
    headerImage: null,
    backgroundImage: null,
    logoImage: null,
    thumbnailImage: null,
    borderColor: '#1F47D6',
    signature: middle,
    leftSignature: left,
    rightSignature: right,
    leftLogo: null,
    middleLogo: null,
    rightLogo: null,
    label: isAward ? DIPLOMA_TYPE_LABELS[DiplomaType.digitalAward] : null,
    title: isAward ? name : null,
    topImage: null,
    leftImage: null,
    bottomImage: null,
  };
}

const nothing: Undesigned = { type: 1, name: '', signatures: [] };

export function toDesign(form: Form): DiplomaDesign {
  const { signature, leftSignature, rightSignature } = form;
  const fields = Object.keys(plainDesign(nothing)) as (keyof DiplomaDesign)[];
  const design = Object.fromEntries(fields.map((field) => [field, form[field]]));
  return { ...(design as DiplomaDesign), signature, leftSignature, rightSignature };
}

/** Who signs, from left to right. */
export const signersOf = ({ leftSignature, signature, rightSignature }: DiplomaDesign) =>
  [leftSignature, signature, rightSignature].filter((one) => one !== null);

/** The upload keys of every image in a design. */
export function imageKeys(design: DiplomaDesign): string[] {
  const { headerImage, backgroundImage, logoImage, thumbnailImage } = design;
  const { leftLogo, middleLogo, rightLogo, topImage, leftImage, bottomImage } = design;
  const keys = [
    headerImage,
    backgroundImage,
    logoImage,
    thumbnailImage,
    leftLogo,
    middleLogo,
    rightLogo,
    topImage,
    leftImage,
    bottomImage,
    ...signersOf(design).map(({ image }) => image),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}
