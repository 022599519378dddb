import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rokkitt/wght.css';
import './style/index.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followLanguage } from './app/language.ts';
import { followLook } from './app/look.ts';
import { followAddress } from './app/route.ts';
import { loadSettings } from './kept/settings.ts';

loadSettings();
followLook();
followAddress();
await followLanguage();
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
render(<App />, root);
