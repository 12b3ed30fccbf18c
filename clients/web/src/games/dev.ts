// One board alone with a sample of its view, for drawing it: /dev/<game>?lang=en&theme=dark&sample=2
import '@fontsource-variable/vazirmatn';
import { mount } from 'svelte';
import '../app/theme.css';
import Dev from './Dev.svelte';

mount(Dev, { target: document.getElementById('page')! });
