import type { Deps } from '../../deps.ts';
import type { PdfCertificate } from '../../pdf/pdf-certificate.ts';
import { type DiplomaDesign, imageKeys, signersOf } from './authoring/diploma-design.rules.ts';
import { loadImages } from './authoring/diploma-images.ts';

/** A printed certificate in its author's design; plain if there is none. */
export async function withDesign(
  deps: Pick<Deps, 'db' | 'storage'>,
  sheet: PdfCertificate,
  design: DiplomaDesign | null,
): Promise<PdfCertificate> {
  if (!design) return sheet;
  const images = await loadImages(deps, imageKeys(design));
  const find = (key: string | null) => (key === null ? undefined : images.get(key));
  return {
    ...sheet,
    heading: design.title ?? sheet.heading,
    label: design.label ?? undefined,
    borderColour: design.borderColor,
    signatures: signersOf(design).map(({ name, jobTitle, image }) => ({
      name,
      jobTitle,
      image: find(image),
    })),
    images: {
      header: find(design.headerImage),
      background: find(design.backgroundImage),
      logo: find(design.logoImage),
      leftLogo: find(design.leftLogo),
      middleLogo: find(design.middleLogo) ?? find(design.topImage),
      rightLogo: find(design.rightLogo),
      left: find(design.leftImage),
      bottom: find(design.bottomImage),
    },
  };
}
