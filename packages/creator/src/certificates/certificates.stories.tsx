import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { diplomaFixture, diplomaPageFixture } from './certificate.fixture.ts';
import { CertificateEditor } from './certificate-editor.tsx';
import { CertificateList } from './certificate-list.tsx';

const meta = { title: 'creator/Certificates' } satisfies Meta;
export default meta;

const sheet = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Resources<<>>>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');
const list = 'GET /creator/me/diplomas';
const call = `${list}/4`;
const wide = {
  viewport: {
    options: { wide: { name: '1280 px', styles: { width: '1280px', height: '900px' } } },
  },
};
const answers: TestAnswers = {
  [call]: diplomaFixture,
  'GET /creator/me/modules': { data: [productFixture], paging: keysetPaging(1) },
  // The page itself is drawn by the server.
  'POST /creator/me/diplomas/4/preview': refused.failed,
};
const edit = (changed: TestAnswers = {}, play?: Play, type = '1') =>
  stage(
    () => <CertificateEditor type={type} diplomaId={4} onDeleted={() => {}} />,
    { ...answers, ...changed },
    play,
  );
const onDesktop = (story: Story): Story => ({
  ...story,
  parameters: { ...story.parameters, ...wide },
  globals: { viewport: { value: 'wide', isRotated: false } },
});

/** Twelve sections, numbered 0 to 11. */
export const Ready: Story = onDesktop(
  edit({}, async ({ canvas }) => {
    const outline = await canvas.findByRole('navigation', { name: 'Sections of the certificate' });
    await expect(outline.querySelectorAll('li')).toHaveLength(12);
    await waitFor(() => expect(canvas.getByDisplayValue('Ilse van Dijk')).toBeVisible());
  }),
);

/** The page with its guides, larger. */
export const Drawn: Story = onDesktop(
  edit(
    {
      'POST /creator/me/diplomas/4/preview': { pdf: `data:application/pdf;base64,${btoa(sheet)}` },
    },
    async ({ canvas }) => {
      await canvas.findByRole('img', { name: 'Page 1 of 1' }, { timeout: 10_000 });
      await userEvent.click(canvas.getByRole('switch', { name: 'Guides' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
      await waitFor(() => expect(canvas.getByText('150%')).toBeVisible());
    },
  ),
);

/** A wrong colour and a text without the tag: shown at the fields and in the outline. */
export const Faulty: Story = onDesktop(
  edit({}, async ({ canvas }) => {
    const colour = await canvas.findByRole(
      'textbox',
      { name: 'Border colour' },
      { timeout: 10_000 },
    );
    await userEvent.clear(colour);
    await userEvent.type(colour, '#1A3AA');
    const body = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(body);
    await userEvent.type(body, 'For you');
    await userEvent.tab();
    await waitFor(async () => expect(await canvas.findByText('Wrong Format')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^last valid: #/)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText('Add the student-name tag: {{studentName}}')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('2 changes not saved')).toBeVisible());
    await expect(canvas.getAllByText('Has an error')).toHaveLength(2);
  }),
);

const sent = fn();
/** A product is found by its name, and the student's name set where the text ends. */
export const GivenBy: Story = onDesktop(
  edit(
    {
      [`PUT ${call.slice(4)}`]: async (request: Request) => {
        const { form } = (await request.json()) as { form: { body: string; moduleIds: number[] } };
        sent(form.body, form.moduleIds);
        return Response.json({ ...diplomaFixture, version: 3, form });
      },
    },
    async ({ canvas }) => {
      const body = await canvas.findByRole('textbox', { name: 'Text' });
      await userEvent.clear(body);
      await userEvent.type(body, 'For ');
      await userEvent.click(canvas.getByRole('button', { name: 'Insert student name' }));
      const products = canvas.getByRole('combobox', { name: 'Products that give it' });
      await userEvent.type(products, 'OSPF');
      await userEvent.click(await screen.findByRole('option', { name: 'OSPF in Practice' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remove OSPF in Practice' })).toBeVisible(),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Save certificate' }));
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith('For {{studentName}}', [14]));
    },
  ),
);

/** An svg is refused before anything is sent. */
export const WrongImage: Story = onDesktop(
  edit({}, async ({ canvas }) => {
    const input = await canvas.findByLabelText<HTMLInputElement>('Logo image', {
      selector: 'input',
    });
    const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.upload(input, svg, { applyAccept: false });
    await waitFor(async () =>
      expect(await canvas.findByText(/^This kind of file is not accepted/)).toBeVisible(),
    );
  }),
);

export const Award: Story = onDesktop(
  edit(
    {
      [call]: {
        ...diplomaFixture,
        form: { ...diplomaFixture.form, type: 3, label: 'Award', title: longText },
      },
    },
    async ({ canvas }) => {
      await waitFor(async () =>
        expect(await canvas.findByRole('textbox', { name: 'Label' })).toBeVisible(),
      );
    },
    '3',
  ),
);

/** Without a version that could be drawn none is asked for. */
export const NeverDrawn: Story = onDesktop(
  edit(
    { [call]: { ...diplomaFixture, form: { ...diplomaFixture.form, type: 3 } } },
    shows('Correct the errors to see the page.'),
    '3',
  ),
);

export const Deleting: Story = onDesktop(
  edit({}, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Delete OSPF in Practice?')).toBeVisible());
  }),
);

/** Below 1025 px it says why it needs a wider screen, and shows what works. */
export const Narrow: Story = narrow(edit());
export const NarrowSays: Story = {
  ...Narrow,
  play: shows('The certificate editor needs a wider screen'),
};
export const Dark: Story = dark(Ready);
export const LongText: Story = longTexts(Ready);
export const RightToLeft: Story = rightToLeft(edit());
const without = withoutContent((changed, play) => edit(changed, play), call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

const showList = (page: object, play?: Play) =>
  stage(
    () => <CertificateList search={{}} onSearchChange={() => {}} onCreated={() => {}} />,
    { [list]: page as never },
    play,
  );
export const List: Story = showList(diplomaPageFixture, shows('OSPF in Practice'));
export const NarrowList: Story = narrow(showList(diplomaPageFixture));
export const EmptyList: Story = showList(
  { ...diplomaPageFixture, data: [] },
  shows('No certificates yet'),
);
