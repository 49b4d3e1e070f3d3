import { MODULE_NAME_TAG, STUDENT_NAME_TAG } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import type { ReactNode } from 'react';
import { ProductsField } from '../shared/pickers/products-field.tsx';
import type { Pictures } from './certificate.controller.ts';
import { sectionId } from './certificate-outline.view.tsx';
import { certificatesMessages } from './certificates.messages.ts';
import { ColourField } from './colour-field.tsx';
import {
  awardImageFields,
  type DiplomaValues,
  logoFields,
  signerFields,
} from './diploma-form.rules.ts';
import { ImageField } from './image-field.tsx';

export interface CertificateSectionsProps {
  form: Form<DiplomaValues>;
  pictures: Pictures;
  formId: string;
}

/** Sections 0 to 11 of a certificate. */
export function CertificateSections({ form, pictures, formId }: CertificateSectionsProps) {
  const messages = useMessages(certificatesMessages);
  const body = form.field('body');
  const image = (name: Parameters<typeof form.field>[0], label: string) => {
    const { value, onChange } = form.field(name);
    return (
      <ImageField
        label={label}
        value={value as string | null}
        onChange={onChange as (key: string | null) => void}
        pictures={pictures}
      />
    );
  };
  const sections: { hint?: string; content: ReactNode }[] = [
    {
      content: (
        <>
          <TextField label={messages.name} {...form.field('name')} />
          <Select
            label={messages.type}
            options={Object.entries(messages.types).map(([id, label]) => ({ id, label }))}
            {...form.field('type')}
          />
          <GivenBy form={form} />
        </>
      ),
    },
    {
      content: (
        <>
          <TextArea label={messages.body} rows={4} description={messages.bodyHelp} {...body} />
          <div className="ul-cluster">
            <Button size="sm" onPress={() => body.onChange(`${body.value}${STUDENT_NAME_TAG}`)}>
              {messages.addTag}
            </Button>
            <Button size="sm" onPress={() => body.onChange(`${body.value}${MODULE_NAME_TAG}`)}>
              {messages.addModule}
            </Button>
          </div>
        </>
      ),
    },
    {
      content: (
        <div className="ul-certificate__pair">
          <TextField label={messages.prefix} {...form.field('referencePrefix')} />
          <TextField
            label={messages.start}
            inputMode="numeric"
            {...form.field('referenceStartNumber')}
          />
        </div>
      ),
    },
    {
      content: (
        <TextField
          label={messages.expiry}
          inputMode="numeric"
          description={messages.expiryHelp}
          {...form.field('expiryDate')}
        />
      ),
    },
    { hint: messages.images, content: image('headerImage', messages.header) },
    { hint: messages.images, content: image('backgroundImage', messages.background) },
    { hint: messages.images, content: image('logoImage', messages.logo) },
    { hint: messages.images, content: image('thumbnailImage', messages.thumbnail) },
    {
      hint: messages.borderHelp,
      content: <ColourField {...form.field('borderColor')} />,
    },
    {
      hint: messages.images,
      content: signerFields.map((signer) => (
        <fieldset key={signer} className="ul-certificate__signer">
          <legend className="ul-medium">{messages.signers[signer]}</legend>
          {image(`${signer}.image`, messages.signatureImage(messages.signers[signer]))}
          <div className="ul-stack ul-gap-12">
            <TextField label={messages.signerName} {...form.field(`${signer}.name`)} />
            <TextField label={messages.jobTitle} {...form.field(`${signer}.jobTitle`)} />
          </div>
        </fieldset>
      )),
    },
    {
      hint: messages.images,
      content: (
        <div className="ul-certificate__images">
          {logoFields.map((logo) => (
            <div key={logo}>{image(logo, messages.logos[logo])}</div>
          ))}
        </div>
      ),
    },
    {
      hint: form.values.type === '3' ? messages.images : messages.award,
      content: form.values.type === '3' && (
        <>
          <TextField label={messages.label} {...form.field('label')} />
          <TextField label={messages.title} {...form.field('title')} />
          <div className="ul-certificate__images">
            {awardImageFields.map((one) => (
              <div key={one}>{image(one, messages.awardImages[one])}</div>
            ))}
          </div>
        </>
      ),
    },
  ];
  return (
    <div className="ul-card ul-certificate-sections">
      {sections.map(({ hint, content }, index) => (
        <section
          key={messages.sections[index]}
          id={sectionId(formId, index)}
          className="ul-certificate-section ul-stack ul-gap-12"
          aria-label={messages.sections[index]}
        >
          <div className="ul-row" data-justify="between">
            <h2 className="ul-h4">
              <span className="ul-mono ul-muted">{index}</span> {messages.sections[index]}
            </h2>
            {hint && <span className="ul-small ul-muted">{hint}</span>}
          </div>
          {content}
        </section>
      ))}
    </div>
  );
}

/** The products whose learners get it when they finish. */
function GivenBy({ form }: { form: Form<DiplomaValues> }) {
  const messages = useMessages(certificatesMessages);
  const { value, onChange, errorMessage } = form.field('moduleIds');
  return (
    <ProductsField
      label={messages.givenBy}
      types="1,2,3"
      errorMessage={errorMessage}
      value={value.map(Number)}
      onChange={(ids) => onChange(ids.map(String))}
    />
  );
}
