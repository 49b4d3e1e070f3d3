import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
  // A tile that is drawn in parts has slightly other edges.
  '--disable-partial-raster',
  ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
];

/**
 * Starts the Chromium and the fonts that an npm package carries: the lockfile decides what pictures look like,
 * not the machine.
 * @param {string[]} [more] further flags
 */
export async function launchCarriedChromium(more = []) {
  const folder = mkdtempSync(join(tmpdir(), 'uplink-chromium-'));
  const executablePath = await unpack(folder);
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  const env = { ...process.env, FONTCONFIG_FILE: fonts };
  const browser = await chromium.launch({ executablePath, args: [...flags, ...more], env });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package unpacks into the folder for temporary files, and takes whatever lies there already. @param {string} folder */
async function unpack(folder) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: carried } = await import('@sparticuz/chromium');
    return await carried.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
