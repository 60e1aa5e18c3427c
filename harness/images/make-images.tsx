import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { firm } from '@site/firm';
import { browserLaunch } from '@site/browser-trial/browser';
import { LogoMark, paperScheme, Shape } from '@site/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from '../run.mjs';

const require = createRequire(import.meta.url);
const publicFolder = path.join(root, 'shell', 'public');
const { ink, paper, inkSoft } = paperScheme;

const shapes = [
  { name: 'pentagon', color: 'teal-light' },
  { name: 'parallelogram', color: 'pink' },
  { name: 'square', color: 'sage' },
  { name: 'circle', color: 'red' },
  { name: 'diamond', color: 'purple' },
  { name: 'triangle', color: 'yellow' },
] as const;

function Icon({ size }: { size: number }): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        background: paper,
        color: ink,
      }}
    >
      <LogoMark size={size * 0.72} />
    </div>
  );
}

function SocialImage(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 360px',
        alignItems: 'center',
        gap: 40,
        width: 1200,
        height: 630,
        padding: '0 80px',
        boxSizing: 'border-box',
        background: paper,
        color: ink,
        fontFamily: 'Display',
      }}
    >
      <div style={{ display: 'grid', gap: 36 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 600 }}>
          <LogoMark size={64} />
          {firm.name}
        </div>
        <div style={{ fontSize: 68, fontWeight: 500, lineHeight: 1.12, letterSpacing: '-0.02em' }}>
          Transforming Business Excellence Across MENA
        </div>
        <div style={{ color: inkSoft, fontFamily: 'Text', fontSize: 28 }}>
          Advisory and coaching from {firm.address}
        </div>
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 44, justifyItems: 'center' }}>
        {shapes.map((shape) => (
          <Shape key={shape.name} size={136} {...shape} />
        ))}
      </div>
    </div>
  );
}

async function fontFace(family: string, file: string): Promise<string> {
  const data = (await readFile(require.resolve(file))).toString('base64');
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}

async function screenshot(
  browser: Browser,
  element: ReactElement,
  width: number,
  height: number,
): Promise<Buffer> {
  const fonts = await Promise.all([
    fontFace('Display', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    fontFace('Text', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ]);
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${fonts.join('')}body{margin:0}</style>${renderToStaticMarkup(element)}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: 'png' });
  await page.close();
  return png;
}

/** An .ico file with one PNG of 32 px: a directory with one entry, then the image. */
function icoFile(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(32, 6);
  directory.writeUInt8(32, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** Writes the site's icons and social image to `shell/public`. Run `npm run images` when the logo changes. */
async function makeImages(): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const write = (file: string, bytes: Buffer | string) => writeFile(path.join(publicFolder, file), bytes);
  const icon = (size: number) => screenshot(browser, <Icon size={size} />, size, size);
  const mark = renderToStaticMarkup(<LogoMark size={64} />);
  await write('favicon.svg', mark.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${ink}"`));
  await write('favicon.ico', icoFile(await icon(32)));
  await write('apple-touch-icon.png', await icon(180));
  await write('icon-192.png', await icon(192));
  await write('icon-512.png', await icon(512));
  await write('social.png', await screenshot(browser, <SocialImage />, 1200, 630));
  await browser.close();
}

await makeImages();
