/** A certificate to print: one page, its parts in reading order. */
export interface PdfCertificate {
  kind: 'certificate';
  title: string;
  /** BCP 47, e.g. 'en'. */
  language: string;
  createdAt: Date;
  /** Who gives it. */
  issuer: string;
  /** What it is. */
  heading: string;
  recipient: string;
  /** For what it was given. */
  subject: string;
  body: string;
  signatures: { name: string; jobTitle: string; image?: Uint8Array | undefined }[];
  /** Lines at the foot: number and dates. */
  facts: string[];
  /** Where anyone can check it. */
  link: { text: string; href: string };
  /** Above the heading, such as the kind of an award. */
  label?: string | undefined;
  /** @default the academy's blue */
  borderColour?: string;
  images?: CertificateImages;
}

/** The pictures of a certificate: png, jpeg or gif. */
export type CertificateImages = Partial<
  Record<
    'background' | 'header' | 'logo' | 'leftLogo' | 'middleLogo' | 'rightLogo' | 'left' | 'bottom',
    Uint8Array | undefined
  >
>;
