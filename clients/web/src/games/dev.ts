// One board alone with a sample of its view, for drawing it: /dev/<game>?lang=en&theme=dark&sample=2
import { mount } from 'svelte';
import '../app/fonts.css';
import '../app/theme.css';
import Dev from './Dev.svelte';

mount(Dev, { target: document.getElementById('page')! });
