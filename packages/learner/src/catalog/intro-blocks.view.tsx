import type { Schema } from '@uplink/api-client';
import { AuthorText } from '@uplink/kit/text';
import { Card } from '@uplink/ui/card';
import { Disclosure } from '@uplink/ui/disclosure';
import { Picture } from '../shared/picture.view.tsx';
import './intro-blocks.css';
import './points.css';

type Block = Schema<'IntroPage'>['blocks'][number];
type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

export interface IntroBlocksProps {
  /** The blocks in their order. */
  blocks: readonly Block[];
}

/** What an author says of a product before one has it, block by block. */
export function IntroBlocks({ blocks }: IntroBlocksProps) {
  return blocks.map((block) => <IntroBlock key={`${block.kind} ${block.title}`} block={block} />);
}

function IntroBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} />;
    case 'text':
      return (
        <Card title={block.title}>
          <AuthorText html={block.html} />
        </Card>
      );
    case 'bullets':
      return (
        <Card title={block.title}>
          <ul className="ul-points">
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      );
    case 'video':
      return <Film block={block} />;
    case 'testimonials':
      return <Voices block={block} />;
    case 'faq':
      return (
        <Card title={block.title} isFlush className="ul-intro__faq">
          {block.items.map(({ question, html }) => (
            <Disclosure key={question} title={question}>
              <div className="ul-intro__answer">
                <AuthorText html={html} />
              </div>
            </Disclosure>
          ))}
        </Card>
      );
  }
}

function Hero({ block: { title, text, image } }: { block: Of<'hero'> }) {
  return (
    <section className="ul-card ul-intro__hero">
      {image && <Picture wide={image} />}
      <div className="ul-intro__words">
        <h2 className="ul-h2">{title}</h2>
        <p className="ul-lead ul-muted">{text}</p>
      </div>
    </section>
  );
}

function Film({ block: { title, url, poster, captions } }: { block: Of<'video'> }) {
  return (
    <Card title={title} isFlush className="ul-intro__film">
      {/* biome-ignore lint/a11y/useMediaCaption: its tracks come with the block */}
      <video controls playsInline preload="none" aria-label={title} poster={poster ?? undefined}>
        <source src={url} />
        {captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            srcLang={track.language}
            label={track.label}
            src={track.url}
          />
        ))}
      </video>
    </Card>
  );
}

function Voices({ block: { title, items } }: { block: Of<'testimonials'> }) {
  return (
    <Card title={title}>
      {items.map(({ quote, name, role }) => (
        <figure key={name} className="ul-intro__voice">
          <blockquote>{quote}</blockquote>
          <figcaption className="ul-small ul-muted">
            {name}
            {role && `, ${role}`}
          </figcaption>
        </figure>
      ))}
    </Card>
  );
}
